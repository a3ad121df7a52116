/** Minimal XMLHttpRequest on top of the fake fetch. Reports half of the upload before the answer, and all of it with the answer. */
export class FakeUpload {
  status = 0;
  responseText = '';
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  #request = { method: 'GET', url: '' };
  #headers = new Headers();
  #answered = new Headers();
  #aborted = false;

  open(method: string, url: string): void {
    this.#request = { method, url };
  }
  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }
  getResponseHeader(name: string): string | null {
    return this.#answered.get(name);
  }
  abort(): void {
    this.#aborted = true;
    this.onabort?.();
  }
  async send(body: Blob): Promise<void> {
    const { method, url } = this.#request;
    this.upload.onprogress?.({ loaded: body.size / 2, total: body.size });
    try {
      const content = await body.text();
      const answer = await fetch(new Request(url, { method, headers: this.#headers, body: content }));
      if (this.#aborted) return;
      this.upload.onprogress?.({ loaded: body.size, total: body.size });
      this.#answered = answer.headers;
      this.status = answer.status;
      this.responseText = await answer.text();
      this.onload?.();
    } catch {
      this.onerror?.();
    }
  }
}
