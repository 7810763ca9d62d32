export type LeadDestination = { webhook: string } | { mail: string };

export const MAX_DESTINATIONS = 10;

/** The destinations in the given order, each address once. */
export const uniqueDestinations = <T extends LeadDestination>(destinations: readonly T[]): T[] => {
  const addressOf = (of: LeadDestination) => ('webhook' in of ? of.webhook : of.mail.toLowerCase());
  return [...new Map(destinations.map((of) => [addressOf(of), of] as const).reverse()).values()].reverse();
};
