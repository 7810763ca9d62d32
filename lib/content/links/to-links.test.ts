import { rowsOf } from '@/test/rows';
import { siteFor } from '@/test/site';
import { socialNetwork } from './networks';

test.each(rowsOf('lib/content/links/network-hosts.txt'))(
  '%s is known by its hosts and those below them, and by no host that only looks like them',
  (name, hosts) => {
    const named = (host: string) => socialNetwork(`https://${host}/a`, null);
    for (const host of hosts.split(' ')) {
      expect([named(host).name, named(`www.${host}`).name]).toEqual([name, name]);
      expect([named(`not${host}`), named(`${host}-shop.net`)]).toEqual([
        { network: 'link', name: `not${host}` },
        { network: 'link', name: `${host}-shop.net` },
      ]);
    }
  },
);

test.each([
  ['fab fa-houzz', { network: 'houzz', name: 'Houzz' }],
  ['FAB FA-TIKTOK', { network: 'tiktok', name: 'TikTok' }],
  ['fas fa-x', { network: 'link', name: 'links.example' }],
  ['fas fa-globe', { network: 'link', name: 'links.example' }],
  [null, { network: 'link', name: 'links.example' }],
])('a link to another host with the icon %s is %j', (icon, network) =>
  expect(socialNetwork('https://www.links.example/a', icon)).toEqual(network),
);

test('networks are known by their link, then by the icon that the record names', () => {
  const redes = [
    { url: 'https://www.facebook.com/a' },
    { url: 'https://x.com/a' },
    { url: 'https://links.example/a', icon: 'fab fa-instagram' },
    { url: 'https://notfacebook.com/' },
    { url: 'tel:+13035550142' },
  ];
  const { social } = siteFor({ dbSocialMedia: { redes } });
  expect(social.map(({ network, name }) => `${network}: ${name}`)).toEqual([
    ...['facebook: Facebook', 'x: X', 'instagram: Instagram'],
    ...['link: notfacebook.com', 'link: +13035550142'],
  ]);
});

test('a directory without a name is named by its host, else by its URL', () => {
  const directorios = [
    { url: 'https://www.yelp.com/biz/a' },
    { url: 'mailto:a@b.example' },
    { name: 'Houzz', url: 'https://www.houzz.com/a' },
  ];
  const names = siteFor({ dbSocialMedia: { directorios } }).directories.map(({ name }) => name);
  expect(names).toEqual(['www.yelp.com', 'a@b.example', 'Houzz']);
});
