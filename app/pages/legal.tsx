import type { Copy } from '#content/sentences/legal/es/legal.ts';
import { LegalText } from '#app/features/legal/legal-text.tsx';

/** `/legal`: privacy, legal notice, storage in the browser, and the clause of the forms. */
export function Page({ copy }: { copy: Copy }) {
  return <LegalText copy={copy} />;
}
