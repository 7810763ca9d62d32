import { expect, type Locator } from '@playwright/test';
import sharp from 'sharp';
import {
  button,
  counted,
  drag,
  fits,
  largePhoto,
  openForm,
  pressUntil,
  publicText,
  publish,
  published,
  sentPictures,
  status,
  upload,
  write,
  type Day,
} from './phone';
import { heic } from './support';

// What an owner changes in the form.

/** Makes a change on a tab of the form, and publishes it, by `most` touches at most. */
const change = async ({ page, system }: Day, tab: string, most: number, make: () => Promise<void>) => {
  const used = await counted({ page, system }, async () => {
    await openForm(page);
    await button(page, tab).tap();
    await make();
    await publish(page);
  });
  expect(used).toBeLessThanOrEqual(most);
};

/** Other hours on Tuesday, and Christmas of every year. */
export const hoursAndChristmas = async (today: Day) => {
  const { page, system } = today;
  await change(today, 'Hours', 9, async () => {
    await write(page.getByLabel('Tuesday: opens'), '10:00');
    await button(page, 'Add Day').tap();
    const day = page.locator('[id^=dbPrincipal__specialHours-row-]').last();
    await write(day.getByLabel('First day'), '2026-12-25');
    await expect(day.getByLabel('First day')).toHaveAttribute('type', 'date');
    await day.getByRole('group', { name: 'Closed' }).getByText('Yes', { exact: true }).tap();
    await day.getByRole('group', { name: 'Every year' }).getByText('Yes', { exact: true }).tap();
    await write(day.getByLabel('Reason'), 'Christmas');
  });
  const { dbPrincipal, options } = await published({ system });
  expect(options.hours.tuesday[0].opens).toBe('10:00');
  expect(dbPrincipal.specialHours.at(-1)).toEqual({
    from: '2026-12-25',
    closed: true,
    yearly: true,
    note: 'Christmas',
  });
  await expect(page.getByRole('switch', { name: 'Tuesday: open' })).toBeChecked();
  await fits(page);
};

/** A service with two photos, one of 30 MB, as an iPhone's and the other of 48 MB, as the first. */
export const serviceWithPhotos = async (today: Day) => {
  const { page, system } = today;
  const photo = await largePhoto();
  // As much again as a HEIC file of 48 megapixels has.
  const rest = Buffer.alloc(30_000_000);
  rest.writeUInt32BE(rest.length);
  rest.write('free', 4);
  const sent = await sentPictures(page);
  await change(today, 'Services', 16, async () => {
    await button(page, 'Add Service').tap();
    const service = page.locator('[id^=dbServices-row-]').last();
    await expect(service.locator('[id$=__name]')).toBeFocused();
    await page.keyboard.type('Cabinet Painting');
    for (const [index, file] of (
      [
        ['IMG_1.HEIC', 'image/heic', Buffer.concat([heic, rest])],
        ['IMG_2.JPG', 'image/jpeg', photo],
      ] as const
    ).entries()) {
      await service.locator('[id$=__description] > .array-field__add-row').tap();
      const paragraph = service.locator(`[id$="description-row-${index}"]`);
      await expect(paragraph.locator('textarea').first()).toBeFocused();
      await page.keyboard.type(`What we do with cabinets, part ${index + 1}.`);
      const [fileName, type, data] = file;
      await upload(page, paragraph.getByText('Upload', { exact: true }), fileName, type, data);
      await expect(paragraph.locator('.picture-field img')).toHaveAttribute('src', /\/api\/media\/file\//);
    }
  });
  const added = (await published({ system })).dbServices.at(-1);
  expect([added.name, added.description.map(({ img }: { img: string }) => /\.jpe?g$/.test(img))]).toEqual([
    'Cabinet Painting',
    [true, true],
  ]);
  // Both were drawn smaller on the phone, HEIC too, which this browser does not know.
  expect(await Promise.all(sent.map((data) => sharp(data).metadata()))).toMatchObject([
    { format: 'jpeg', width: 64, height: 48 },
    { format: 'jpeg', width: 2560, height: 1920 },
  ]);
};

/** The order of services, by a finger. */
export const order = async ({ page, system }: Day) => {
  const names = async () =>
    (await published({ system })).dbServices.map(({ name }: { name: string }) => name);
  const [first, second, third, ...rest] = await names();
  const handle = (index: number) => page.locator(`#dbServices-row-${index} .collapsible__drag`).first();
  await page.goto(await system.editorOf('acme'));
  await expect(status(page)).toHaveText('Published, live');
  await button(page, 'Services').tap();
  // A row that was open is open again.
  await page.locator('#field-dbServices').getByRole('button', { name: 'Close all' }).first().tap();
  await expect(page.locator('#dbServices-row-2 .collapsible--collapsed').first()).toBeVisible();
  await drag(page, handle(0), handle(2));
  await expect(status(page)).toHaveText('Saved. Changes are not published yet');
  await publish(page);
  expect(await names()).toEqual([second, third, first, ...rest]);
};

/** A look, a page whose sections show the fields of their kind, and a review. */
export const lookPageReview = async (today: Day) => {
  const { page, system } = today;
  await change(today, 'Look', Infinity, async () => {
    // Each look is a small picture of her own Home, and chosen by it.
    const files = [0, 1, 2, 3].map(async (index) => {
      const home = page.frameLocator(`.looks > :nth-child(${index + 1}) iframe`);
      await expect(home.getByRole('heading', { level: 1 })).toBeVisible();
      return home.locator('link[data-precedence="look"]').getAttribute('href');
    });
    expect(new Set(await Promise.all(files)).size).toBe(4);
    const { x, y } = (await page.locator('.looks .site-picture').nth(1).boundingBox())!;
    await page.touchscreen.tap(x + 20, y + 20);
    await expect(button(page, 'Journal')).toHaveAttribute('aria-pressed', 'true');
    await button(page, 'Pages').tap();
    await button(page, 'Add Page').tap();
    const one = page.locator('[id^=options__pages-row-]').last();
    await expect(one.locator('[id$=__title]').first()).toBeFocused();
    await page.keyboard.type('Financing');
    await one.getByRole('button', { name: 'Add Section' }).tap();
    const section = one.locator('[id$=blocks-row-0]');
    await section.getByLabel('What it shows').selectOption('Questions');
    await expect(section.getByRole('button', { name: 'Add Question' })).toBeVisible();
    for (const label of ['Picture', 'Columns of the table', 'Words on the button'])
      await expect(section.locator('.field-label', { hasText: new RegExp(`^${label}$`) })).toBeHidden();
    await section.getByLabel('What it shows').selectOption('Text');
    await expect(section.getByRole('button', { name: 'Add Question' })).toBeHidden();
    await write(section.locator('textarea').first(), 'Pay over twelve months.');
  });
  await change(today, 'Reviews', 6, async () => {
    // One list.
    await expect(page.locator('#field-reviewsList')).toHaveCount(0);
    await button(page, 'Add Review').tap();
    const review = page.locator('[id^=options__reviews-row-]').last();
    await expect(review.getByLabel('Stars')).toBeFocused();
    await page.keyboard.type('5');
    await write(review.getByLabel('What the customer wrote'), 'Tidy and on time.');
    await write(review.getByLabel('Name'), 'R. K.');
  });
  const { options } = await published({ system });
  expect(options.look).toBe('journal');
  expect(options.pages.at(-1)).toEqual({
    title: 'Financing',
    blocks: [{ type: 'text', text: 'Pay over twelve months.' }],
  });
  expect(options.reviews.at(-1)).toEqual({
    date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    stars: 5,
    text: 'Tidy and on time.',
    author: 'R. K.',
  });
};

/** Without the popup. */
export const popup = async (today: Day) => {
  const { page, system } = today;
  await change(today, 'Look', 5, async () => {
    await page.locator('.collapsible__toggle-wrap', { hasText: 'More on your site' }).tap();
    await page.getByRole('group', { name: 'Popup with the form' }).getByText('No', { exact: true }).tap();
  });
  expect((await published({ system })).options.popup).toBe(false);
};

/** A registration, a person of the team, and an announcement for some days. */
export const registrationTeamAnnouncement = async ({ page, system }: Day) => {
  // A section that was open is open again.
  const open = (name: string, field: Locator) =>
    pressUntil(page.locator('.collapsible__toggle-wrap', { hasText: name }), field);
  await page.goto(await system.editorOf('acme'));
  await button(page, 'Business').tap();
  await button(page, 'Add Registration').tap();
  const registration = page.locator('[id^=options__registrations-row-]').last();
  await write(registration.getByLabel('Kind'), 'Gas Safe');
  await write(registration.getByLabel('Number'), '123456');
  const announcement = page.locator('#field-options__announcement__text');
  await open('Announcement', announcement);
  await write(announcement, 'Closed for training');
  await write(page.locator('#field-options__announcement__to'), '2099-12-31');
  const addPerson = button(page, 'Add Person');
  await open('Texts about the business', addPerson);
  await addPerson.tap();
  const person = page.locator('[id^=options__team-row-]').last();
  await write(person.getByLabel('Name'), 'Ann');
  await write(person.getByLabel('Role'), 'Lead painter');
  await publish(page);
  await fits(page);
  const { options } = await published({ system });
  expect(options).toMatchObject({
    registrations: [{ label: 'Gas Safe', number: '123456' }],
    announcement: { text: 'Closed for training', to: '2099-12-31' },
    team: [{ name: 'Ann', role: 'Lead painter' }],
  });
  for (const text of ['Gas Safe', 'Closed for training'])
    await expect.poll(() => publicText({ system })).toContain(text);
  const about = await (await fetch(`${system.siteUrl}/about`)).text();
  expect(about).toContain('Lead painter');
};
