import { expect, test } from '@playwright/test';
import * as form from './owner-form-steps';
import * as home from './owner-home-steps';
import * as preview from './owner-preview-steps';
import * as save from './owner-save-steps';
import { countTaps, sendRequest } from './phone';
import { readRecord } from './support';
import { startSystemOfProject, systemWith } from './system';

// An owner's day on her phone, by touch; how many touches her usual changes take is in its steps.

// With a value that the site does not know: something to do.
const record = { ...readRecord('content/demo.json'), unknownToTheSite: 1 };

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  actionTimeout: 30_000,
  // A row that still opens moves a field away from under a touch.
  contextOptions: { reducedMotion: 'reduce' },
});
test.describe.configure({ mode: 'serial', timeout: 300_000 });
const system = systemWith({ acme: record }, startSystemOfProject);
test.beforeAll(async () => {
  await sendRequest(system);
  await sendRequest(system, { firstName: 'A machine', project_reference: 'x' });
});

test('an owner’s day on her phone', async ({ page, context }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await countTaps(context);
  const steps = {
    'an invitation leads to her requests and to a site that looks like hers': home.invitation,
    'spam apart, a text that asks for a review, what is left to do, a picture of her site': home.whatIsNew,
    'she has no list, and reaches no other business': home.noList,
    'closed today, and open after all': home.closedToday,
    'her phone number: she touches it on her site, and changes it in a sheet': preview.phoneNumber,
    'other hours on Tuesday, and Christmas of every year': form.hoursAndChristmas,
    'a service with two photos, of 30 and of 48 MB, as the first': form.serviceWithPhotos,
    'the order of services, by a finger': form.order,
    'a look, a page whose sections show the fields of their kind, and a review': form.lookPageReview,
    'without the popup': form.popup,
    'a mistake is undone; offline in the middle; a second phone': save.mistakeOfflineSecondPhone,
    'her session ends: her text is kept, sent after a login, offered after a crash': save.sessionEnds,
    'an announcement and two photos of a project at once; a draft stays one': home.announcementAndPhotos,
    'a registration, a person of the team, and an announcement': form.registrationTeamAnnouncement,
  };
  for (const [name, step] of Object.entries(steps))
    await test.step(name, () => step({ page, context, system, record }));
  expect(errors).toEqual([]);
});
