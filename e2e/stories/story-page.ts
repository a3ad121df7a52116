import type { Page } from '@playwright/test';

/** Storybook's events, as far as they are needed here. */
interface Channel {
  last(event: string): unknown[] | undefined;
  on(event: string, listener: (given: unknown) => void): void;
  off(event: string, listener: (given: unknown) => void): void;
  emit(event: string, given: unknown): void;
}
type StorybookWindow = { __STORYBOOK_ADDONS_CHANNEL__?: Channel };

/** Longer than any play takes: one that waits for ever is told by its story, not by the runner's timeout. */
const LONGEST_PLAY_MS = 20_000;

/** An empty Storybook in one of the schemes, which shows nothing yet. */
export async function openStorybook(page: Page, base: string, scheme: string): Promise<void> {
  await page.goto(`${base}/iframe.html?viewMode=story`);
  await page.waitForFunction(() =>
    (window as unknown as StorybookWindow).__STORYBOOK_ADDONS_CHANNEL__?.last('storyMissing'),
  );
  await page.evaluate((scheme) => {
    const channel = (window as unknown as StorybookWindow).__STORYBOOK_ADDONS_CHANNEL__;
    // Storybook's own check with axe would be a second one.
    channel?.emit('updateGlobals', { globals: { scheme, a11y: { manual: true } } });
    // Between the end of one story and the beginning of the next: a reload would do the same, half a second later.
    channel?.on('storyChanged', () => {
      localStorage.clear();
      sessionStorage.clear();
      document.body.removeAttribute('style');
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      window.scrollTo(0, 0);
    });
  }, scheme);
}

/** Shows the story in place of the one before and lets it play to its end; what went wrong, if anything did. */
export const playStory = (page: Page, id: string): Promise<string[]> =>
  emitAndWait(page, id, 'setCurrentStory', { storyId: id, viewMode: 'story' });

/** What the toolbar does: the story stays as its play left it. What went wrong, if anything did. */
export const changeScheme = (page: Page, id: string, scheme: string): Promise<string[]> =>
  emitAndWait(page, id, 'updateGlobals', { globals: { scheme } });

/** What the panel of controls does. What went wrong, if anything did. */
export const setArgs = (page: Page, id: string, updatedArgs: object): Promise<string[]> =>
  emitAndWait(page, id, 'updateStoryArgs', { storyId: id, updatedArgs });

export interface Control {
  name: string;
  type: string;
  /** What the story begins with; what is no data, an element for one, is not told. */
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

/** The controls that each story has. */
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

/** Emits what makes Storybook render the story, and waits until it is done with it. */
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
