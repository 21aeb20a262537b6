// Writes src/learned/kernel.ts: the sums of a network in WebAssembly, eight numbers at a time. To be run only after a change
// here: `npm install --no-save wabt && node learn/kernel.mjs`. A test holds what came of it against plain TypeScript.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import wabtOf from 'wabt';
const UNROLL = 8;
const times = (n, f) => Array.from({ length: n }, (_, i) => f(i)).join('\n');
const wat = `(module
 (memory (import "m" "memory") 1)
 ;; acc[0..h) += count * row, for a list of (row address, count); i16, wrapping
 (func (export "gather") (param $acc i32) (param $list i32) (param $n i32) (param $bytes i32)
  (local $end i32) (local $row i32) (local $a i32) (local $stop i32) (local $c v128)
  (local.set $end (i32.add (local.get $list) (i32.shl (local.get $n) (i32.const 3))))
  (block $out (loop $next
   (br_if $out (i32.ge_u (local.get $list) (local.get $end)))
   (local.set $row (i32.load (local.get $list)))
   (local.set $c (i16x8.splat (i32.load offset=4 (local.get $list))))
   (local.set $a (local.get $acc))
   (local.set $stop (i32.add (local.get $acc) (local.get $bytes)))
   (loop $in
${times(UNROLL, (i) => `    (v128.store offset=${16 * i} (local.get $a) (i16x8.add (v128.load offset=${16 * i} (local.get $a)) (i16x8.mul (local.get $c) (v128.load offset=${16 * i} (local.get $row)))))`)}
    (local.set $row (i32.add (local.get $row) (i32.const ${16 * UNROLL})))
    (br_if $in (i32.lt_u (local.tee $a (i32.add (local.get $a) (i32.const ${16 * UNROLL}))) (local.get $stop))))
   (local.set $list (i32.add (local.get $list) (i32.const 8)))
   (br $next))))
 ;; out i16 = max(acc, 0)
 (func (export "relu") (param $acc i32) (param $out i32) (param $bytes i32)
  (local $end i32)
  (local.set $end (i32.add (local.get $acc) (local.get $bytes)))
  (loop $in
   (v128.store (local.get $out) (i16x8.max_s (v128.load (local.get $acc)) (v128.const i32x4 0 0 0 0)))
   (local.set $out (i32.add (local.get $out) (i32.const 16)))
   (br_if $in (i32.lt_u (local.tee $acc (i32.add (local.get $acc) (i32.const 16))) (local.get $end)))))
 ;; out f32[rows] = (w i16 · in i16) * scale + bias; four rows at a time
 (func (export "layer") (param $in i32) (param $w i32) (param $scale i32) (param $bias i32) (param $out i32) (param $rows i32) (param $bytes i32)
  (local $a v128) (local $b v128) (local $c v128) (local $d v128) (local $x v128) (local $p i32) (local $end i32) (local $last i32)
  (local $w1 i32) (local $w2 i32) (local $w3 i32)
  (local.set $last (i32.add (local.get $out) (i32.shl (local.get $rows) (i32.const 2))))
  (loop $row
   (local.set $a (v128.const i32x4 0 0 0 0)) (local.set $b (local.get $a)) (local.set $c (local.get $a)) (local.set $d (local.get $a))
   (local.set $p (local.get $in))
   (local.set $end (i32.add (local.get $in) (local.get $bytes)))
   (local.set $w1 (i32.add (local.get $w) (local.get $bytes)))
   (local.set $w2 (i32.add (local.get $w1) (local.get $bytes)))
   (local.set $w3 (i32.add (local.get $w2) (local.get $bytes)))
   (loop $in4
${times(
  4,
  (i) => `    (local.set $x (v128.load offset=${16 * i} (local.get $p)))
    (local.set $a (i32x4.add (local.get $a) (i32x4.dot_i16x8_s (local.get $x) (v128.load offset=${16 * i} (local.get $w)))))
    (local.set $b (i32x4.add (local.get $b) (i32x4.dot_i16x8_s (local.get $x) (v128.load offset=${16 * i} (local.get $w1)))))
    (local.set $c (i32x4.add (local.get $c) (i32x4.dot_i16x8_s (local.get $x) (v128.load offset=${16 * i} (local.get $w2)))))
    (local.set $d (i32x4.add (local.get $d) (i32x4.dot_i16x8_s (local.get $x) (v128.load offset=${16 * i} (local.get $w3)))))`,
)}
    (local.set $w (i32.add (local.get $w) (i32.const 64)))
    (local.set $w1 (i32.add (local.get $w1) (i32.const 64)))
    (local.set $w2 (i32.add (local.get $w2) (i32.const 64)))
    (local.set $w3 (i32.add (local.get $w3) (i32.const 64)))
    (br_if $in4 (i32.lt_u (local.tee $p (i32.add (local.get $p) (i32.const 64))) (local.get $end))))
   (local.set $w (local.get $w3))
   ;; sums of the four, side by side
   (local.set $x (i8x16.shuffle 0 1 2 3 16 17 18 19 8 9 10 11 24 25 26 27 (local.get $a) (local.get $b)))
   (local.set $a (i32x4.add (local.get $x) (i8x16.shuffle 4 5 6 7 20 21 22 23 12 13 14 15 28 29 30 31 (local.get $a) (local.get $b))))
   (local.set $x (i8x16.shuffle 0 1 2 3 16 17 18 19 8 9 10 11 24 25 26 27 (local.get $c) (local.get $d)))
   (local.set $c (i32x4.add (local.get $x) (i8x16.shuffle 4 5 6 7 20 21 22 23 12 13 14 15 28 29 30 31 (local.get $c) (local.get $d))))
   (local.set $x (i32x4.add (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23 (local.get $a) (local.get $c)) (i8x16.shuffle 8 9 10 11 12 13 14 15 24 25 26 27 28 29 30 31 (local.get $a) (local.get $c))))
   (v128.store (local.get $out) (f32x4.add (v128.load (local.get $bias)) (f32x4.mul (v128.load (local.get $scale)) (f32x4.convert_i32x4_s (local.get $x)))))
   (local.set $scale (i32.add (local.get $scale) (i32.const 16)))
   (local.set $bias (i32.add (local.get $bias) (i32.const 16)))
   (br_if $row (i32.lt_u (local.tee $out (i32.add (local.get $out) (i32.const 16))) (local.get $last)))))
 ;; out i16[n] = max(in f32, 0) * factor, saturated
 (func (export "squash") (param $in i32) (param $out i32) (param $n i32) (param $factor f32)
  (local $end i32) (local $f v128)
  (local.set $f (f32x4.splat (local.get $factor)))
  (local.set $end (i32.add (local.get $out) (i32.shl (local.get $n) (i32.const 1))))
  (loop $l
   (v128.store (local.get $out) (i16x8.max_s (v128.const i32x4 0 0 0 0) (i16x8.narrow_i32x4_s
     (i32x4.trunc_sat_f32x4_s (f32x4.nearest (f32x4.mul (local.get $f) (v128.load (local.get $in)))))
     (i32x4.trunc_sat_f32x4_s (f32x4.nearest (f32x4.mul (local.get $f) (v128.load offset=16 (local.get $in))))))))
   (local.set $in (i32.add (local.get $in) (i32.const 32)))
   (br_if $l (i32.lt_u (local.tee $out (i32.add (local.get $out) (i32.const 16))) (local.get $end)))))
 ;; q f32 · (x + y + z) f32
 (func (export "logit") (param $q i32) (param $x i32) (param $y i32) (param $z i32) (param $bytes i32) (result f32)
  (local $s v128) (local $end i32)
  (local.set $end (i32.add (local.get $q) (local.get $bytes)))
  (loop $l
   (local.set $s (f32x4.add (local.get $s) (f32x4.mul (v128.load (local.get $q)) (f32x4.add (v128.load (local.get $x)) (f32x4.add (v128.load (local.get $y)) (v128.load (local.get $z)))))))
   (local.set $x (i32.add (local.get $x) (i32.const 16))) (local.set $y (i32.add (local.get $y) (i32.const 16))) (local.set $z (i32.add (local.get $z) (i32.const 16)))
   (br_if $l (i32.lt_u (local.tee $q (i32.add (local.get $q) (i32.const 16))) (local.get $end))))
  (f32.add (f32.add (f32x4.extract_lane 0 (local.get $s)) (f32x4.extract_lane 1 (local.get $s))) (f32.add (f32x4.extract_lane 2 (local.get $s)) (f32x4.extract_lane 3 (local.get $s)))))
)`;
const wabt = await wabtOf();
const { buffer } = wabt.parseWat('kernel.wat', wat, { simd: true }).toBinary({});
const why = 'The sums of `arithmetic.ts` in WebAssembly, as text: written by learn/kernel.mjs, which has them to read.';
writeFileSync(
  join(import.meta.dirname, '../src/learned/kernel.ts'),
  `/** ${why} */\nexport const KERNEL =\n  '${Buffer.from(buffer).toString('base64')}';\n`,
);
console.log(buffer.length, 'bytes');
