import type { Copy } from '#content/sentences/method/es/method.ts';
import { MethodText } from '#app/features/method/method-text.tsx';

/** `/metodo`: what each test measures, how it was made and is scored, and what it cannot say. */
export function Page({ copy }: { copy: Copy }) {
  return <MethodText copy={copy} />;
}
