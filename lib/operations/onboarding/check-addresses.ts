import type { Site } from '@/lib/content';
import { withOldAddresses } from '@/lib/serving/routing/old-addresses';
import type { Redirects } from '@/lib/content/hosts/redirects';
import { decideRoute } from '@/lib/serving/routing/route-decision';

/** Where an old address leads: to a page, to another address, or nowhere. */
export type Checked = { address: string; result: 'page' | 'redirect' | 'lost'; to: string | null };

const MAX_STEPS = 5;

const pathOf = (address: string): string | null =>
  URL.canParse(address, 'http://site.invalid') ? new URL(address, 'http://site.invalid').pathname : null;

/** The answer of this site to the path of each old address. */
export const checkAddresses = (site: Site, redirects: Redirects, addresses: readonly string[]): Checked[] => {
  const decide = (path: string) => decideRoute({ state: 'found', value: site }, path);
  return addresses.map((address): Checked => {
    const asked = pathOf(address);
    let path = asked;
    for (let steps = 0; path !== null && steps < MAX_STEPS; steps += 1) {
      const decision = withOldAddresses(site, path, redirects, decide);
      if (decision.kind === 'page')
        return { address, result: path === asked ? 'page' : 'redirect', to: path };
      if (decision.kind !== 'redirect') break;
      if (!decision.to.startsWith('/')) return { address, result: 'redirect', to: decision.to };
      path = pathOf(decision.to);
    }
    return { address, result: 'lost', to: null };
  });
};
