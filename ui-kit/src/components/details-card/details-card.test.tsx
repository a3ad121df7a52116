// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderStory } from '../../test/render-story.tsx';
import * as stories from './details-card.stories.tsx';

const composed = composeStories(stories);

it('shows each value after its label, and a dash for a missing value', () => {
  renderStory(composed.Default);
  const pairs = screen
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
  expect(pairs).toEqual([
    'Nombre: Ana',
    'Apellido: Pérez',
    'CUIT/CUIL: 20-12345678-9',
    'Comercio: Almacén Doña Rosa',
    'Teléfono: —',
  ]);
});

it('allows line breaks at dots and before the @ of an e-mail address without changing its text', () => {
  renderStory(composed.LongEmail);
  const value = screen.getByRole('definition');
  expect(value.textContent).toBe('mariafernanda.etcheverrigaray@almacennaturalcentral.com.ar');
  expect(value.innerHTML.split('<wbr>')).toEqual([
    'mariafernanda.',
    'etcheverrigaray',
    '@almacennaturalcentral.',
    'com.',
    'ar',
  ]);
});
