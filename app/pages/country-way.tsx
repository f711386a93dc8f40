import {
  CountryWayView,
  type CountryWayProps,
} from '#app/features/pathway/country-way/country-way-view.tsx';

/** `/ruta-a-espana/:country`: the way from one country. */
export function Page(props: CountryWayProps) {
  return <CountryWayView {...props} />;
}
