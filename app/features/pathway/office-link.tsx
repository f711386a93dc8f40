import { officeUrls } from '#content/pathway/offices.ts';
import type { Copy } from '#content/sentences/pathway/es/pathway.ts';
import type { OfficeId } from '#domain/pathway/keys.ts';

/** An office by its name, with the page of the matter where its address is known. */
export function OfficeLink({ id, copy }: { id: OfficeId; copy: Copy }) {
  const url = officeUrls[id];
  const name = copy.offices[id];
  if (!url) return name;
  return (
    <a href={url} target="_blank" rel="noopener">
      {name}
      <span className="sr-only"> ({copy.answer.newTab})</span>
    </a>
  );
}
