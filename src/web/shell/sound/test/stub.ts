/** A source of sound that only counts what was started, and how loud it was to become. */
export function stubContext() {
  const started: string[] = [];
  const peaks: number[] = [];
  const param = (heard?: (value: number) => void) => ({
    setValueAtTime: () => undefined,
    exponentialRampToValueAtTime: (value: number) => heard?.(value),
  });
  const node = (kind: string) => {
    const one = {
      type: kind,
      buffer: undefined,
      frequency: param(),
      gain: param((value) => peaks.push(value)),
      connect: (next: unknown) => next,
      start: () => started.push(kind),
      stop: () => undefined,
    };
    return one;
  };
  const context = {
    state: 'running',
    currentTime: 0,
    sampleRate: 8000,
    destination: {},
    createOscillator: () => node('oscillator'),
    createGain: () => node('gain'),
    createBiquadFilter: () => node('filter'),
    createBufferSource: () => node('noise'),
    createBuffer: (_channels: number, samples: number) => ({ getChannelData: () => new Float32Array(samples) }),
  };
  return { context: context as unknown as AudioContext, started, peaks };
}
