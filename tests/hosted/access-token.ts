/** What the owner of the stand-in's project shows to the Management API. */
export const accessToken = 'sbp_of_the_owner';
