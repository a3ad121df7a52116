import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useOnline } from '../connection/use-online.ts';
import { isFirstOccurrence, isMissingFile, reloadPage } from './missing-file.ts';

/**
 * Retries a screen that failed with `error`: by button, and automatically when the connection returns. A missing file
 * causes one automatic retry, because a newer version has other files.
 */
export function useRetry(error: unknown): { busy: boolean; retry: () => Promise<void> } {
  const router = useRouter();
  const online = useOnline();
  const wasOnline = useRef(online);
  const [busy, setBusy] = useState(false);

  const retry = async () => {
    setBusy(true);
    if (isMissingFile(error)) await reloadPage();
    else await router.invalidate();
    setBusy(false);
  };
  const again = useEffectEvent(retry);

  useEffect(() => {
    if (isMissingFile(error) && isFirstOccurrence(error)) void again();
  }, [error]);
  useEffect(() => {
    if (online && !wasOnline.current) void again();
    wasOnline.current = online;
  }, [online]);

  return { busy, retry };
}
