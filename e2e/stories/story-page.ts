import type { Page } from '@playwright/test';

/** The used part of Storybook's event channel. */
interface Channel {
  last(event: string): unknown[] | undefined;
  on(event: string, listener: (given: unknown) => void): void;
  off(event: string, listener: (given: unknown) => void): void;
  emit(event: string, given: unknown): void;
}
type StorybookWindow = { __STORYBOOK_ADDONS_CHANNEL__?: Channel };

/** Longer than any play takes, so that a hanging play fails with its story's name before the runner's timeout. */
const LONGEST_PLAY_MS = 20_000;

/** Opens Storybook in this scheme, without a story. */
export async function openStorybook(page: Page, base: string, scheme: string): Promise<void> {
  await page.goto(`${base}/iframe.html?viewMode=story`);
  await page.waitForFunction(() =>
    (window as unknown as StorybookWindow).__STORYBOOK_ADDONS_CHANNEL__?.last('storyMissing'),
  );
  await page.evaluate((scheme) => {
    const channel = (window as unknown as StorybookWindow).__STORYBOOK_ADDONS_CHANNEL__;
    // Disable Storybook's own axe check: the tests run axe themselves.
    channel?.emit('updateGlobals', { globals: { scheme, a11y: { manual: true } } });
    // Reset the page between stories: a reload would cost half a second more.
    channel?.on('storyChanged', () => {
      localStorage.clear();
      sessionStorage.clear();
      document.body.removeAttribute('style');
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      window.scrollTo(0, 0);
    });
  }, scheme);
}

/** Shows the story and waits for its play function. Returns the errors. */
export const playStory = (page: Page, id: string): Promise<string[]> =>
  emitAndWait(page, id, 'setCurrentStory', { storyId: id, viewMode: 'story' });

/** Changes the scheme as the toolbar does; the story keeps its state. Returns the errors. */
export const changeScheme = (page: Page, id: string, scheme: string): Promise<string[]> =>
  emitAndWait(page, id, 'updateGlobals', { globals: { scheme } });

/** Sets args as the controls panel does. Returns the errors. */
export const setArgs = (page: Page, id: string, updatedArgs: object): Promise<string[]> =>
  emitAndWait(page, id, 'updateStoryArgs', { storyId: id, updatedArgs });

export interface Control {
  name: string;
  type: string;
  /** The story's initial value; missing when it is not plain data, for example an element. */
  value?: unknown;
  options?: unknown[];
}

interface Prepared {
  initialArgs: Record<string, unknown>;
  argTypes: Record<string, { control?: { type?: string; disable?: boolean }; options?: unknown[] }>;
}
type PreviewWindow = {
  __STORYBOOK_PREVIEW__: {
    storyStoreValue: { loadStory(of: { storyId: string }): Promise<Prepared> };
  };
};

/** Returns the enabled controls by story id. */
export const controlsOf = (
  page: Page,
  stories: readonly { id: string }[],
): Promise<Record<string, Control[]>> =>
  page.evaluate(
    async (ids) => {
      const { storyStoreValue } = (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__;
      const all: Record<string, Control[]> = {};
      for (const storyId of ids) {
        const { argTypes, initialArgs } = await storyStoreValue.loadStory({ storyId });
        all[storyId] = Object.entries(argTypes).flatMap(([name, { control, options }]) => {
          if (!control?.type || control.disable) return [];
          const value = initialArgs[name];
          return [{ name, type: control.type, value, ...(options && { options }) }];
        });
      }
      return all;
    },
    stories.map(({ id }) => id),
  );

/** Emits the event and waits until Storybook has rendered the story. Returns the errors. */
const emitAndWait = (page: Page, id: string, event: string, given: object): Promise<string[]> =>
  page.evaluate(
    ([story, name, payload, longest]) =>
      new Promise<string[]>((resolve) => {
        const channel = (window as unknown as StorybookWindow).__STORYBOOK_ADDONS_CHANNEL__;
        const errors: string[] = [];
        const told = ['storyThrewException', 'storyErrored', 'playFunctionThrewException'].map((bad) => {
          const note = (said: unknown) => {
            const { message, description } = said as { message?: string; description?: string };
            errors.push(`${bad}: ${message ?? description ?? ''}`);
          };
          channel?.on(bad, note);
          return () => channel?.off(bad, note);
        });
        const missing = () => end('storyMissing');
        const end = (last?: string) => {
          for (const forget of told) forget();
          channel?.off('storyFinished', finish);
          channel?.off('storyMissing', missing);
          clearTimeout(timer);
          resolve(errors.length === 0 && last ? [last] : errors);
        };
        const finish = (said: unknown) => {
          const { storyId, status } = said as { storyId: string; status: string };
          if (storyId === story) end(status === 'success' ? undefined : `storyFinished: ${status}`);
        };
        const timer = setTimeout(() => end(`it still played after ${longest} ms`), longest);
        channel?.on('storyFinished', finish);
        channel?.on('storyMissing', missing);
        channel?.emit(name, payload);
      }),
    [id, event, given, LONGEST_PLAY_MS] as const,
  );
