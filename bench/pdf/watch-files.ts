/** What a document has noted: when it was touched last, and when it had each file (ms since it began). */
export type SeenFiles = {
  touchedAt: number;
  pdfAt: number;
  pdfBytes: number;
  pictureAt: number;
  /** For so long a worker was at the last order. */
  worked: number;
};

/** Runs in the page before anything else. */
export function watchFiles(): void {
  const seen: SeenFiles = { touchedAt: 0, pdfAt: 0, pdfBytes: 0, pictureAt: 0, worked: 0 };
  Reflect.set(globalThis, 'seenFiles', seen);
  const touched = ({ timeStamp }: Event) => Object.assign(seen, { touchedAt: timeStamp });
  document.addEventListener('pointerdown', touched, true);

  const { createObjectURL } = URL;
  URL.createObjectURL = (made) => {
    if (made instanceof Blob && made.type === 'application/pdf') {
      Object.assign(seen, { pdfAt: performance.now(), pdfBytes: made.size });
    }
    return createObjectURL(made);
  };
  const { toBlob } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.toBlob = function watched(done, ...how) {
    const noted = (blob: Blob | null) => {
      seen.pictureAt = performance.now();
      done(blob);
    };
    toBlob.call(this, noted, ...how);
  };
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function watched(message: unknown) {
    const from = performance.now();
    this.addEventListener('message', () => (seen.worked = performance.now() - from), {
      once: true,
    });
    postMessage.call(this, message);
  };
}
