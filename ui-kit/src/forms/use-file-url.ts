import { useEffect, useState } from 'react';

/** Returns an object URL of a file while the component is mounted. */
export function useFileUrl(file: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return file && url;
}
