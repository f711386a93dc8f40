import type { Copy } from '#content/dictionaries/es/research-results.ts';
import type { Release } from '#domain/research/release.ts';
import { Button } from '#app/ui/button.tsx';
import { releaseCsv } from './release-csv.ts';

/** The tables as a file, made in this browser from what is on the page. */
export function DownloadTables({
  release,
  isSynthetic,
  copy,
}: {
  release: Release;
  isSynthetic: boolean;
  copy: Copy;
}) {
  function download() {
    // The mark at the front tells spreadsheets that the file is UTF-8.
    const parts = ['\uFEFF', releaseCsv(release, isSynthetic)];
    const url = URL.createObjectURL(new Blob(parts, { type: 'text/csv;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = `${copy.release.file}-${release.instrument}-${release.to}.csv`;
    link.click();
    URL.revokeObjectURL(url);
  }
  return (
    <div>
      <Button variant="secondary" onClick={download}>
        {copy.release.download}
      </Button>
    </div>
  );
}
