/** What only pages of the catalogue have, as an entry of the build: these documents have no code of a page that could bring it. */
import './styles/catalog.css';
