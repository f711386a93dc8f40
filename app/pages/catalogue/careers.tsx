import type { ComponentProps } from 'react';
import { CareersIndex } from '#app/features/careers/catalogue/careers-index.tsx';

/** `/carreras`: every career, by family, with a filter. */
export function Page(props: ComponentProps<typeof CareersIndex>) {
  return <CareersIndex {...props} />;
}
