import { useOnceAtATime } from '../use-once-at-a-time.ts';
import { saveFile } from './save-file.ts';

/** Gets a file and hands it to the browser under this name; `refusal` says why that can't be done now. */
export function useDownload(name: string, refusal: string | false, call: () => Promise<{ data: Blob }>) {
  const { mutate, isPending } = useOnceAtATime({
    mutationFn: async () => saveFile((await call()).data, name),
  });
  return { download: () => mutate(), busy: isPending, refusal };
}
