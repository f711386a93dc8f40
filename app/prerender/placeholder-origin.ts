/** Stands for the site's own address in built files; the server puts `SITE_URL` in its place. */
export const placeholderOrigin = 'https://placeholder-origin.invalid';
