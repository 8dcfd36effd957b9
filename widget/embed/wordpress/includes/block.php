<?php
/**
 * The block: what it keeps in a post is a comment with its settings, so that every author may use it.
 */

namespace DhowBooking;

defined( 'ABSPATH' ) || exit;

const EDITOR = 'dhow-booking-editor';

function register_block() {
	$folder = dirname( __DIR__ );
	wp_register_script(
		EDITOR,
		plugins_url( 'block.js', $folder . '/dhow-booking.php' ),
		array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element', 'wp-i18n' ),
		(string) filemtime( $folder . '/block.js' ),
		true
	);
	wp_set_script_translations( EDITOR, 'dhow-booking', $folder . '/languages' );
	$known = array( 'product' => product(), 'storefront' => (string) get_option( STOREFRONT, '' ) );
	wp_add_inline_script( EDITOR, 'window.dhowBooking = ' . wp_json_encode( $known, JSON_HEX_TAG ), 'before' );
	register_block_type( $folder, array( 'render_callback' => __NAMESPACE__ . '\\render_block' ) );
}

function render_block( $attributes ) {
	$element = render( $attributes );
	return '' === $element ? '' : sprintf( '<div %s>%s</div>', get_block_wrapper_attributes(), $element );
}
