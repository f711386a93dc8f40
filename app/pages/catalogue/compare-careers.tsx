import { CompareCareers } from '#app/features/careers/side-by-side/compare-careers.tsx';
import type { ComponentProps } from 'react';

/** `/carreras/comparar`: two or three careers beside each other. */
export function Page(props: ComponentProps<typeof CompareCareers>) {
  return <CompareCareers {...props} />;
}
