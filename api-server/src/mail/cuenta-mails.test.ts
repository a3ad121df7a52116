import { describe, expect, it } from 'vitest';
import { calledIn } from './called.ts';
import { cuentaApproved } from './cuenta-mails.ts';

const shop = { nombre: 'Raíz & Cía', url: 'https://raiz.example/' };

describe('cuentaApproved', () => {
  it('says in both parts that the account is active and where to enter', () => {
    const { subject, text, html } = cuentaApproved({ nombre: 'Ana', shop });
    expect(subject).toBe('Tu cuenta en Raíz & Cía está activa');
    for (const part of [text, html]) {
      expect(part).toContain('¡Hola, Ana! Tu cuenta está activa');
      expect(part).toContain('https://raiz.example/login');
    }
    expect(text).toContain('Raíz & Cía');
    expect(text).not.toMatch(/<[a-z]/i);
    expect(html).toContain('Raíz &amp; Cía');
    expect(html).toContain('href="https://raiz.example/login"');
  });

  it('is true for whom staff registered, too: it knows of no password that they chose, and of no request', () => {
    const { text } = cuentaApproved({ nombre: 'Ana', shop });
    expect(text).toContain('¿Olvidaste tu contraseña?');
    expect(text).not.toMatch(/que elegiste|pediste/);
  });

  it('greets nobody in particular without a name', () => {
    expect(cuentaApproved({ nombre: undefined, shop }).text).toContain('¡Hola! Tu cuenta está activa');
  });

  it('shows names as they were written, never as markup', () => {
    const nombre = `<img src=x onerror="alert('1')"> & <b>Co</b>`;
    const { html, text } = cuentaApproved({ nombre, shop });
    expect(html).not.toContain('<img');
    expect(html).not.toContain('<b>');
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; &lt;b&gt;Co');
    expect(text).toContain(nombre);
  });

  it('keeps line breaks in names out of the subject and the plain part', () => {
    const { subject, text } = cuentaApproved({
      nombre: 'Ana\n\nPaga aquí',
      shop: { ...shop, nombre: 'Raíz\r\nBcc: a@b.c' },
    });
    expect(subject).not.toMatch(/[\r\n]/);
    expect(text).toContain('¡Hola, Ana Paga aquí! ');
  });
});

describe('what somebody is called in a mail', () => {
  const person = {
    nombre: 'M. Ángela',
    apellido: "D'Ana-Núñez",
    dado_de_alta: true,
    correo_confirmado_en: null,
  };

  it('is their name once staff let them in, or their e-mail is confirmed, and nothing before', () => {
    const named = { nombre: 'M. Ángela', whole: "M. Ángela D'Ana-Núñez" };
    expect(calledIn(person)).toEqual(named);
    expect(calledIn({ ...person, dado_de_alta: false, correo_confirmado_en: new Date() })).toEqual(named);
    expect(calledIn({ ...person, dado_de_alta: false })).toEqual({ nombre: undefined, whole: '' });
  });

  it.each(['Entra en premios.example', 'premios。example', 'https:x', 'a/b', 'ana@premios', 'x'.repeat(61)])(
    'is nothing that a mail program makes a link of, and no text: %s',
    (nombre) => {
      expect(calledIn({ ...person, nombre })).toEqual({ nombre: undefined, whole: '' });
      expect(calledIn({ ...person, apellido: nombre })).toEqual({ nombre: 'M. Ángela', whole: '' });
    },
  );
});
