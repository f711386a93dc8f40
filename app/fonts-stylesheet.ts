/** The faces of the site, as an entry of the build: a public page asks for them once its first screen is painted. */
import './styles/fonts.css';
