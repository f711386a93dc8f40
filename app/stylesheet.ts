/** The stylesheet of the site as an entry of the build, which writes it into every page. */
import './styles/site.css';
