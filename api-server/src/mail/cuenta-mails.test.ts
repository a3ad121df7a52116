import { describe, expect, it } from 'vitest';
import { greetingName } from './address.ts';
import { cuentaApproved } from './cuenta-mails.ts';

const shop = { nombre: 'Raíz & Cía', url: 'https://raiz.example/' };

describe('cuentaApproved', () => {
  it('says in both parts that the account is active and where to log in', () => {
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

  it('also fits an account made by staff: mentions neither a chosen password nor a request', () => {
    const { text } = cuentaApproved({ nombre: 'Ana', shop });
    expect(text).toContain('¿Olvidaste tu contraseña?');
    expect(text).not.toMatch(/que elegiste|pediste/);
  });

  it('greets without a name when the name is missing', () => {
    expect(cuentaApproved({ nombre: undefined, shop }).text).toContain('¡Hola! Tu cuenta está activa');
  });

  it('escapes names in the HTML part', () => {
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

describe('the name in a greeting', () => {
  const person = {
    nombre: 'M. Ángela',
    apellido: "D'Ana-Núñez",
    dado_de_alta: true,
    correo_confirmado_en: null,
  };

  it("is the account's name once staff approve the account or the e-mail is confirmed, else empty", () => {
    const named = { nombre: 'M. Ángela', whole: "M. Ángela D'Ana-Núñez" };
    expect(greetingName(person)).toEqual(named);
    expect(greetingName({ ...person, dado_de_alta: false, correo_confirmado_en: new Date() })).toEqual(named);
    expect(greetingName({ ...person, dado_de_alta: false })).toEqual({ nombre: undefined, whole: '' });
  });

  it.each(['Entra en premios.example', 'premios。example', 'https:x', 'a/b', 'ana@premios', 'x'.repeat(61)])(
    'is empty for text that mail programs turn into a link, and for long text: %s',
    (nombre) => {
      expect(greetingName({ ...person, nombre })).toEqual({ nombre: undefined, whole: '' });
      expect(greetingName({ ...person, apellido: nombre })).toEqual({ nombre: 'M. Ángela', whole: '' });
    },
  );
});
