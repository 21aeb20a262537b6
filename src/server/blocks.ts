import { isIPv6 } from 'node:net';

/** One household, school or server has all of an IPv6 /64, so that counts as one address; IPv4 counts as it is, however it is written. */
export function blockOf(address: string): string {
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return bare;
  const [front = '', back] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::');
  const before = front === '' ? [] : front.split(':');
  const after = back === undefined || back === '' ? [] : back.split(':');
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  const groups = [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16));
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff;
  if (mapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}
/** A block, and those around it that one customer, one tenant or one provider may have all of. */
export function blocksAround(block: string): readonly string[] {
  const [a, b, c, d] = block.split(/[:.]/);
  if (/^\d+\.\d+\.\d+\.\d+$/.test(block)) return [block, `${a}.${b}.${c}.0/24`, `${a}.${b}.0.0/16`];
  if (!block.endsWith('::/64')) return [block];
  const of56 = (Number.parseInt(d!, 16) & 0xff_00).toString(16);
  return [block, `${a}:${b}:${c}:${of56}::/56`, `${a}:${b}:${c}::/48`, `${a}:${b}::/32`];
}
