import { describe, expect, it } from 'vitest';
import { cuentaApproved } from './cuenta-mails.ts';

const shop = { nombre: 'Raíz & Cía', url: 'https://raiz.example/' };

describe('cuentaApproved', () => {
  it('says in both parts that the account is active and where to enter', () => {
    const { subject, text, html } = cuentaApproved({ nombre: 'Ana', nombre_comercio: 'El Ñandú', shop });
    expect(subject).toBe('Tu cuenta en Raíz & Cía está activa');
    for (const part of [text, html]) {
      expect(part).toContain('¡Hola, Ana! Tu cuenta está activa');
      expect(part).toContain('El Ñandú');
      expect(part).toContain('https://raiz.example/login');
    }
    expect(text).toContain('Raíz & Cía');
    expect(text).not.toMatch(/<[a-z]/i);
    expect(html).toContain('Raíz &amp; Cía');
    expect(html).toContain('href="https://raiz.example/login"');
  });

  it('shows names as they were written, never as markup', () => {
    const nombre = '<img src=x onerror="alert(1)">';
    const { html, text } = cuentaApproved({ nombre, nombre_comercio: "D'Ana & <b>Co</b>", shop });
    expect(html).not.toContain('<img');
    expect(html).not.toContain('<b>');
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
    expect(html).toContain('D&#39;Ana &amp; &lt;b&gt;Co&lt;/b&gt;');
    expect(text).toContain(nombre);
  });

  it('keeps line breaks in names out of the subject and the plain part', () => {
    const { subject, text } = cuentaApproved({
      nombre: 'Ana\n\nPaga aquí',
      nombre_comercio: 'x\r\ny',
      shop: { ...shop, nombre: 'Raíz\r\nBcc: a@b.c' },
    });
    expect(subject).not.toMatch(/[\r\n]/);
    expect(text).toContain('¡Hola, Ana Paga aquí! ');
    expect(text).toContain('x y');
  });
});
