import type { ComponentProps } from 'react';
import { AdmissionPage } from '#app/features/admission/admission-page.tsx';

/** `/me-llega-y-cuanto-cuesta`: the calculators, and all that they rest on. */
export function Page(props: ComponentProps<typeof AdmissionPage>) {
  return <AdmissionPage {...props} />;
}
