import { describe, expect, it } from 'vitest';
import type { Mail } from './mailer.ts';
import { createPatientMailer } from './patient-mailer.ts';

const MAIL: Mail = { to: 'ana@ejemplo.test', subject: 'Hola', text: 'Hola', html: '<p>Hola</p>' };

/** A mail server that fails like this, one after the other, and then takes what comes. */
function failing(...failures: object[]) {
  const tries: Mail[] = [];
  const send = async (mail: Mail) => {
    tries.push(mail);
    const failure = failures[tries.length - 1];
    if (failure) throw Object.assign(new Error('no'), failure);
  };
  return { tries, mailer: createPatientMailer({ send }, [1, 1]) };
}

describe('a mail that could not be sent', () => {
  it('is sent again, the same, until it goes', async () => {
    const { tries, mailer } = failing({ code: 'ECONNREFUSED' }, { responseCode: 451 });
    await mailer.send(MAIL);
    expect(tries).toEqual([MAIL, MAIL, MAIL]);
  });

  it('fails in the end, and once', async () => {
    const { tries, mailer } = failing({}, {}, { code: 'ETIMEDOUT' }, {});
    await expect(mailer.send(MAIL)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    expect(tries).toHaveLength(3);
  });

  it('is not sent again when it was refused for good', async () => {
    const { tries, mailer } = failing({ responseCode: 550 });
    await expect(mailer.send(MAIL)).rejects.toMatchObject({ responseCode: 550 });
    expect(tries).toHaveLength(1);
  });
});
