// Shown for an address without a view.
import { Page } from '../parts/page.tsx';
import { Link } from '../router.tsx';

export function NotFound() {
  return (
    <Page title="Nothing is here">
      <p>
        The address names no page. <Link href="/projects">All projects</Link>
      </p>
    </Page>
  );
}
