import type { ComponentProps } from 'react';
import { StudiesIndex } from '#app/features/careers/studies/studies-index.tsx';

/** `/estudios`: every degree and vocational title. */
export function Page(props: ComponentProps<typeof StudiesIndex>) {
  return <StudiesIndex {...props} />;
}
