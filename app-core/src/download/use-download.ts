import { useOnceAtATime } from '../use-once-at-a-time.ts';
import { saveFile } from './save-file.ts';

/** Fetches a file and downloads it under this name. `refusal` is the reason why the download is not possible now. */
export function useDownload(name: string, refusal: string | false, call: () => Promise<{ data: Blob }>) {
  const { mutate, isPending } = useOnceAtATime({
    mutationFn: async () => saveFile((await call()).data, name),
  });
  return { download: () => mutate(), busy: isPending, refusal };
}
