;; Dot products of signed bytes, sixteen at a time. Built into scan.wasm by packages/search/scripts/build-scan.ts.
;; Addresses are in bytes. `size` is the length of a row in bytes, a multiple of 16; places behind the dimension are 0.
;; A question is a row as signed 16-bit numbers, so twice as long. Sums stay exact up to 65,536 places.
(module
  (import "lectern" "memory" (memory 1 65536 shared))

  (func $dot (param $row i32) (param $question i32) (param $size i32) (result i32)
    (local $end i32) (local $sum v128) (local $other v128)
    (local.set $end (i32.add (local.get $row) (local.get $size)))
    (loop $more
      (local.set $sum (i32x4.add (local.get $sum)
        (i32x4.dot_i16x8_s (v128.load8x8_s (local.get $row)) (v128.load (local.get $question)))))
      (local.set $other (i32x4.add (local.get $other)
        (i32x4.dot_i16x8_s (v128.load8x8_s offset=8 (local.get $row)) (v128.load offset=16 (local.get $question)))))
      (local.set $row (i32.add (local.get $row) (i32.const 16)))
      (local.set $question (i32.add (local.get $question) (i32.const 32)))
      (br_if $more (i32.lt_u (local.get $row) (local.get $end))))
    (local.set $sum (i32x4.add (local.get $sum) (local.get $other)))
    (i32.add
      (i32.add (i32x4.extract_lane 0 (local.get $sum)) (i32x4.extract_lane 1 (local.get $sum)))
      (i32.add (i32x4.extract_lane 2 (local.get $sum)) (i32x4.extract_lane 3 (local.get $sum)))))

  ;; Writes the rows that score higher than `above`, as pairs of their place (from 0) and their score (f32), and gives their number.
  ;; A score is the dot product times the scale of the row. NaN is higher than nothing: a removed row has it as scale.
  (func (export "scan")
    (param $rows i32) (param $scales i32) (param $count i32) (param $size i32) (param $question i32)
    (param $above f32) (param $found i32) (result i32)
    (local $place i32) (local $score f32) (local $begin i32)
    (local.set $begin (local.get $found))
    (block $done
      (loop $more
        (br_if $done (i32.ge_u (local.get $place) (local.get $count)))
        (local.set $score (f32.mul
          (f32.convert_i32_s (call $dot (local.get $rows) (local.get $question) (local.get $size)))
          (f32.load (local.get $scales))))
        (if (f32.gt (local.get $score) (local.get $above))
          (then
            (i32.store (local.get $found) (local.get $place))
            (f32.store offset=4 (local.get $found) (local.get $score))
            (local.set $found (i32.add (local.get $found) (i32.const 8)))))
        (local.set $rows (i32.add (local.get $rows) (local.get $size)))
        (local.set $scales (i32.add (local.get $scales) (i32.const 4)))
        (local.set $place (i32.add (local.get $place) (i32.const 1)))
        (br $more)))
    (i32.shr_u (i32.sub (local.get $found) (local.get $begin)) (i32.const 3)))

  ;; The place of the row with the highest score, the first of equals; -1 of none.
  (func (export "nearest")
    (param $rows i32) (param $scales i32) (param $count i32) (param $size i32) (param $question i32) (result i32)
    (local $place i32) (local $score f32) (local $best i32) (local $highest f32)
    (local.set $best (i32.const -1))
    (local.set $highest (f32.const -inf))
    (block $done
      (loop $more
        (br_if $done (i32.ge_u (local.get $place) (local.get $count)))
        (local.set $score (f32.mul
          (f32.convert_i32_s (call $dot (local.get $rows) (local.get $question) (local.get $size)))
          (f32.load (local.get $scales))))
        (if (f32.gt (local.get $score) (local.get $highest))
          (then
            (local.set $best (local.get $place))
            (local.set $highest (local.get $score))))
        (local.set $rows (i32.add (local.get $rows) (local.get $size)))
        (local.set $scales (i32.add (local.get $scales) (i32.const 4)))
        (local.set $place (i32.add (local.get $place) (i32.const 1)))
        (br $more)))
    (local.get $best))

  ;; A row as a question.
  (func (export "widen") (param $row i32) (param $size i32) (param $question i32)
    (local $end i32)
    (local.set $end (i32.add (local.get $row) (local.get $size)))
    (loop $more
      (v128.store (local.get $question) (v128.load8x8_s (local.get $row)))
      (local.set $row (i32.add (local.get $row) (i32.const 8)))
      (local.set $question (i32.add (local.get $question) (i32.const 16)))
      (br_if $more (i32.lt_u (local.get $row) (local.get $end)))))
)
