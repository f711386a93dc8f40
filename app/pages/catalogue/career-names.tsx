import type { ComponentProps } from 'react';
import { CareerNames } from '#app/features/careers/catalogue/career-names.tsx';

/** `/nombres-de-carreras`: every career with all its names, from A to Z. */
export function Page(props: ComponentProps<typeof CareerNames>) {
  return <CareerNames {...props} />;
}
