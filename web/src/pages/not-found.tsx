// Shown for an address without a view.
import { Page } from '../parts/page.tsx';
import { Link } from '../router.tsx';

export function NotFound() {
  return (
    <Page title="Page not found">
      <p>
        There is no page at this address. <Link href="/projects">All projects</Link>
      </p>
    </Page>
  );
}
