import { expect, type Page } from '@playwright/test';
import { accessible, listen } from './robot.ts';
import { test } from './devices.ts';

/** Its panel is folded again whenever somebody else is shown in it. */
async function openPanel(page: Page, name: string): Promise<void> {
  const panel = page.locator('details.account', { hasText: name });
  await expect(panel).toBeVisible();
  if ((await panel.getAttribute('open')) === null) await panel.locator('summary').first().click();
}

/** Nobody is known here: one can come in as a guest, or log in. */
async function atTheDoor(page: Page): Promise<void> {
  await expect(page.locator('[data-login]')).toBeAttached();
  await expect(page.locator('form.join')).toHaveCount(0);
}
async function withAccount(page: Page, name: string): Promise<void> {
  await page.goto('#/invite/liberation');
  await page.locator('form .button.filled').click();
  await expect(page.locator('form.join')).toBeVisible();
  await page.locator('.account summary').first().click();
  await page.locator('.account input[autocomplete=username]').fill(name);
  await page.locator('.account input[type=password]').fill('long enough');
  await page.locator('[data-register]').click();
  await openPanel(page, name);
}
async function logsIn(page: Page, name: string, password: string): Promise<void> {
  await page.goto('#/invite/liberation');
  await page.locator('.account summary').first().click();
  await page.locator('.account input[autocomplete=username]').fill(name);
  await page.locator('.account input[type=password]').fill(password);
  await page.locator('[data-login]').click();
}

test('a password is changed, all devices are logged out, an account is deleted', async ({ page, another }) => {
  const heard = listen(page);
  const name = `eve${Date.now() % 1_000_000}`;
  await withAccount(page, name);
  const device = await another({ locale: 'en' });
  await logsIn(device, name, 'long enough');
  await expect(device.locator('.account summary').first()).toContainText(name);

  await page.locator('.account details summary').click();
  await page.locator('.account details input[autocomplete=current-password]').fill('not the one');
  await page.locator('.account input[autocomplete=new-password]').fill('longer than that');
  await accessible(page);
  await page.locator('[data-new-password]').click();
  await expect(page.locator('.account [role=alert]')).toBeVisible();
  await page.locator('.account details input[autocomplete=current-password]').fill('long enough');
  await page.locator('[data-new-password]').click();
  await expect(page.locator('.account [role=status]')).toBeVisible();
  await device.reload();
  await atTheDoor(device);
  await logsIn(device, name, 'longer than that');
  await expect(device.locator('.account summary').first()).toContainText(name);

  await page.locator('[data-ask=logout-all]').click();
  await accessible(page);
  await page.locator('[data-sure=logout-all]').click();
  await atTheDoor(page);
  await device.reload();
  await atTheDoor(device);

  await logsIn(page, name, 'longer than that');
  await openPanel(page, name);
  await page.locator('[data-ask=forget]').click();
  await expect(page.locator('[data-sure=forget]')).toBeDisabled();
  await page.locator('.account .credentials:has([data-sure=forget]) input').fill('longer than that');
  await accessible(page);
  await page.locator('[data-sure=forget]').click();
  await atTheDoor(page);
  await logsIn(device, name, 'longer than that');
  await expect(device.locator('[role=alert]')).toContainText('Wrong account name or password');
  // What the server refuses, the browser notes by itself.
  expect(heard.filter((line) => !/403|Failed to load resource/.test(line))).toEqual([]);
});
test('whoever comes by a link is told what the host may do, before a name is asked and before a seat is taken @phone @fingers', async ({
  page,
  another,
}) => {
  // On the way the panel of an account is looked at on both devices, unfolded.
  await withAccount(page, `ada${Date.now() % 1_000_000}${page.viewportSize()!.width}`);
  await page.locator('.account details summary').click();
  await expect(page.locator('[data-new-password]')).toBeVisible();
  await accessible(page);
  await page.locator('.sheet-go button[type=submit]').click();
  const link = (await page.locator('[data-copy]').getAttribute('data-copy'))!;
  await expect(page.locator('.host-may')).toHaveCount(0);
  const friend = await another({ locale: 'en', viewport: page.viewportSize() });
  await friend.goto(link);
  await expect(friend.locator('.host-may')).toContainText('Nobody can remove you');
  await friend.locator('form .button.filled').click();
  await expect(friend.locator('.lobby .host-may')).toContainText('Nobody can remove you');
  await accessible(friend);
  await friend.locator('[data-sit]').click();
  await expect(friend.locator('[data-ready]')).toBeVisible();
  await page.locator('.people summary').click();
  await expect(page.locator('[data-kick]')).toHaveCount(1);
  await page.locator('[data-ready]').click();
  await friend.locator('[data-ready]').click();
  await expect(page.locator('.table')).toBeVisible();
  await page.locator('[data-talk]').click();
  await page.locator('.people summary').click();
  await expect(page.locator('[data-mute]')).toHaveCount(1);
  await expect(page.locator('[data-kick]')).toHaveCount(0);
});
