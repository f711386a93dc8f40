import type { ComponentProps } from 'react';
import { DegreeView } from '#app/features/careers/studies/degree-view.tsx';

/** `/estudios/grados/:degree`: one degree of the catalogue. */
export function Page(props: ComponentProps<typeof DegreeView>) {
  return <DegreeView {...props} />;
}
