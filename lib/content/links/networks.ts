const networks: [network: string, name: string, hosts: RegExp][] = [
  ['facebook', 'Facebook', /(^|\.)(facebook\.com|fb\.com|fb\.me)$/],
  ['instagram', 'Instagram', /(^|\.)(instagram\.com|instagr\.am)$/],
  ['youtube', 'YouTube', /(^|\.)(youtube\.com|youtu\.be)$/],
  ['tiktok', 'TikTok', /(^|\.)tiktok\.com$/],
  ['x', 'X', /(^|\.)(x\.com|twitter\.com)$/],
  ['pinterest', 'Pinterest', /(^|\.)(pinterest\.[a-z.]+|pin\.it)$/],
  ['yelp', 'Yelp', /(^|\.)yelp\.[a-z.]+$/],
  ['nextdoor', 'Nextdoor', /(^|\.)nextdoor\.com$/],
  ['houzz', 'Houzz', /(^|\.)houzz\.[a-z.]+$/],
  ['thumbtack', 'Thumbtack', /(^|\.)thumbtack\.com$/],
  ['whatsapp', 'WhatsApp', /(^|\.)(whatsapp\.com|wa\.me)$/],
  ['linkedin', 'LinkedIn', /(^|\.)(linkedin\.com|lnkd\.in)$/],
  ['angi', 'Angi', /(^|\.)(angi\.com|angieslist\.com)$/],
  ['homeadvisor', 'HomeAdvisor', /(^|\.)homeadvisor\.com$/],
  ['bbb', 'BBB', /(^|\.)bbb\.org$/],
  ['threads', 'Threads', /(^|\.)threads\.(net|com)$/],
  ['google', 'Google', /(^|\.)(google\.[a-z.]+|goo\.gl|g\.page)$/],
];

/** The network of a link by its host, else by an icon such as 'fab fa-facebook-f', else 'link'. */
export const socialNetwork = (url: string, icon: string | null): { network: string; name: string } => {
  const { hostname, protocol } = new URL(url);
  const words = (icon ?? '').toLowerCase().split(/[^a-z]+/);
  const known =
    networks.find(([, , hosts]) => hosts.test(hostname)) ??
    networks.find(([network]) => network.length > 1 && words.includes(network));
  if (known) return { network: known[0], name: known[1] };
  return {
    network: 'link',
    name: protocol.startsWith('http') ? hostname.replace(/^www\./, '') : url.replace(/^\w+:/, ''),
  };
};
