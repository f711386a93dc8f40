import { shownRoutes } from '#tests/shown-routes.ts'; console.log(shownRoutes.flatMap(r=>[r.es,r.en]).join(','));
