import type { Copy } from '#content/dictionaries/es/research-results.ts';
import type { Release } from '#domain/research/release.ts';
import { Button } from '#app/ui/button.tsx';
import { csvFile, saveFile } from '#app/ui/save-file.ts';
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
    const name = `${copy.release.file}-${release.instrument}-${release.to}.csv`;
    saveFile(name, csvFile(releaseCsv(release, isSynthetic)));
  }
  return (
    <div>
      <Button variant="secondary" onClick={download}>
        {copy.release.download}
      </Button>
    </div>
  );
}
